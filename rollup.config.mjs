import { readFileSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import { characterEntities } from 'character-entities';
import license from 'rollup-plugin-license';
import { minify } from 'terser';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

export default [
  bundle('build/hook.js', 'dist/state-block-guard.mjs', 'state-block-guard'),
  bundle('build/corpus/main.js', 'dist/state-block-corpus.mjs', 'state-block-corpus'),
];

function bundle(input, file, name) {
  let packages = [];
  return {
    input,
    output: { file, format: 'es', generatedCode: 'es2015' },
    external: /^node:/,
    onwarn(warning) {
      // The compiler's helper around an import() of a name that is known at run time only.
      if (warning.code === 'THIS_IS_UNDEFINED') return;
      throw new Error(warning.message);
    },
    plugins: [
      // Without it NODE_ENV decides what is bundled.
      nodeResolve({ exportConditions: ['production'] }),
      commonjs(),
      entitiesOnDemand(),
      minifyPackages(),
      license({
        thirdParty: {
          allow: {
            test: ({ license: id }) => /^(MIT|ISC|BSD-[23]-Clause|0BSD)$/.test(id ?? ''),
            failOnViolation: true,
            failOnUnlicensed: true,
          },
          output: (found) => {
            packages = found;
          },
        },
      }),
      arrange(name, () => packages),
    ],
  };
}

/**
 * Builds the table of 2,125 character references when the first `&` needs it, from a string: as an object literal it
 * costs more at every start than all the rest of the packages together.
 */
function entitiesOnDemand() {
  return {
    name: 'entities-on-demand',
    transform(code, id) {
      if (/character-entities[\\/]index\.js$/.test(id)) {
        const table = JSON.stringify(JSON.stringify(characterEntities));
        return `let made;\nexport const characterEntities = () => (made ??= JSON.parse(${table}));\n`;
      }
      if (!/decode-named-character-reference[\\/]index\.js$/.test(id)) return null;
      const onDemand = code.replace(/\bcharacterEntities(?=[,[])/g, 'characterEntities()');
      return { code: onDemand, map: null };
    },
  };
}

/** Shortens what comes from packages; our own modules and the vocabulary stay as they were written. */
function minifyPackages() {
  return {
    name: 'minify-packages',
    async transform(code, id) {
      if (!isPackage(id) || id.startsWith('\0')) return null;
      const result = await minify(code, { module: true, ecma: 2020, compress: { passes: 2 }, mangle: true });
      return { code: result.code, map: null };
    },
  };
}

/**
 * Puts the chunk in reading order: version, vocabulary, our modules, packages, licence notices. Nothing of ours calls
 * a package while modules are evaluated, so that this order is safe.
 */
function arrange(name, packages) {
  return {
    name: 'arrange',
    generateBundle(_options, output) {
      for (const chunk of Object.values(output)) {
        const foreign = [...chunk.imports, ...chunk.dynamicImports].filter((id) => !id.startsWith('node:'));
        if (foreign.length > 0) this.error(`imports that are not built into Node: ${foreign.join(', ')}`);
        chunk.code = arranged(chunk, name, packages());
      }
    },
  };
}

function arranged(chunk, name, packages) {
  const modules = Object.entries(chunk.modules).filter(([, module]) => module.code);
  let frame = chunk.code;
  for (const [, { code }] of modules) frame = frame.replace(code, () => '');
  const [imports, exports] = [/^import .*$/gm, /^export .*$/gm].map((line) => (frame.match(line) ?? []).join('\n'));
  // What is left belongs to no module: the objects that rollup makes of `import * as`.
  const namespaces = frame.replace(/^(import|export) .*$/gm, '').trim();
  const rank = ([id]) => (id.endsWith('vocabulary.js') ? 0 : isPackage(id) ? 2 : 1);
  const inOrder = modules.toSorted((a, b) => rank(a) - rank(b)).map(([, { code }]) => code.trim());
  if (inOrder[0]?.includes('vocabulary: begin')) inOrder.splice(1, 0, imports);
  else inOrder.unshift(imports);
  const header = `#!/usr/bin/env node\n// ${name} ${version}`;
  return `${[header, ...inOrder, namespaces, exports, ...notices(packages)].filter(Boolean).join('\n\n')}\n`;
}

/** The licence notices, each text once, under the names of all the packages that it covers. */
function notices(packages) {
  const text = ({ licenseText }) => (licenseText ?? '').trim().replaceAll('*/', '* /');
  return [...new Set(packages.map(text))].map((licence) => {
    const covered = packages.filter((each) => text(each) === licence);
    const names = covered.map(({ name, version, license }) => `${name} ${version} (${license})`);
    return `/*!\n${[...names, '', licence].join('\n').replace(/^/gm, ' * ').replace(/ +$/gm, '')}\n */`;
  });
}

function isPackage(id) {
  return id.startsWith('\0') || id.includes('node_modules');
}
