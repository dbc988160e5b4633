import { readFileSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import license from 'rollup-plugin-license';
import { minify } from 'terser';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

export default [
  bundle('build/hook.js', 'dist/state-block-guard.mjs', 'state-block-guard'),
  bundle('build/corpus/main.js', 'dist/state-block-corpus.mjs', 'state-block-corpus'),
];

function bundle(input, file, name) {
  let notices = [];
  return {
    input,
    output: { file, format: 'es', generatedCode: 'es2015' },
    external: /^node:/,
    onwarn(warning) {
      throw new Error(warning.message);
    },
    plugins: [
      nodeResolve(),
      commonjs(),
      minifyPackages(),
      license({
        thirdParty: {
          allow: {
            test: ({ license: id }) => /^(MIT|ISC|BSD-[23]-Clause|0BSD)$/.test(id ?? ''),
            failOnViolation: true,
            failOnUnlicensed: true,
          },
          output: (packages) => {
            notices = packages;
          },
        },
      }),
      arrange(name, () => notices),
    ],
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
function arrange(name, notices) {
  return {
    name: 'arrange',
    generateBundle(_options, output) {
      for (const chunk of Object.values(output)) {
        const foreign = [...chunk.imports, ...chunk.dynamicImports].filter((id) => !id.startsWith('node:'));
        if (foreign.length > 0) this.error(`imports that are not built into Node: ${foreign.join(', ')}`);
        chunk.code = arranged(chunk, name, notices());
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
  return `${[header, ...inOrder, namespaces, exports, ...packages.map(notice)].filter(Boolean).join('\n\n')}\n`;
}

function notice({ name, version, license, licenseText }) {
  const text = `${name} ${version}, ${license}\n\n${licenseText ?? ''}`.replaceAll('*/', '* /');
  return `/*!\n${text.trim().replace(/^/gm, ' * ').replace(/ +$/gm, '')}\n */`;
}

function isPackage(id) {
  return id.startsWith('\0') || id.includes('node_modules');
}
