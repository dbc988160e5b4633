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
      packagesOnDemand(),
      asciiOnly(),
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
 * Keeps two things of the packages from costing at every start what few messages need: the table of 2,125 character
 * references (as an object it is made at each start; it becomes a string that is searched), and a regular expression
 * with Unicode classes.
 */
function packagesOnDemand() {
  return {
    name: 'packages-on-demand',
    transform(code, id) {
      if (/character-entities[\\/]index\.js$/.test(id)) {
        const hex = (value) => [...value].map((character) => character.codePointAt(0).toString(16)).join('-');
        const table = Object.entries(characterEntities).map(([name, value]) => `,${name}:${hex(value)}`);
        return `export const characterEntities = '${table.join('')},';`;
      }
      if (/decode-named-character-reference[\\/]index\.js$/.test(id)) {
        return `import { characterEntities } from 'character-entities';
          export function decodeNamedCharacterReference(name) {
            const at = characterEntities.indexOf(',' + name + ':');
            if (at === -1) return false;
            const value = characterEntities.slice(at + name.length + 2, characterEntities.indexOf(',', at + 1));
            return String.fromCodePoint(...value.split('-').map((hex) => parseInt(hex, 16)));
          }`;
      }
      // A literal with Unicode classes is costly to load and to compile; most characters can be told without it.
      if (/micromark-util-character[\\/]index\.js$/.test(id)) {
        const lazy = `(code) =>
          code !== null && code < 128 ? asciiPunctuation(code)
          : (made ??= regexCheck(new RegExp('\\\\p{P}|\\\\p{S}', 'u')))(code)`;
        return { code: `let made;\n${code.replace('regexCheck(/\\p{P}|\\p{S}/u)', () => lazy)}`, map: null };
      }
      return null;
    },
  };
}

/**
 * Writes our modules in ASCII, as the packages are: with one other character in the file, Node decodes and keeps all of it
 * at two bytes a character. A copy that is edited in another script loses that gain and nothing else.
 */
function asciiOnly() {
  const plain = { '…': '...', '─': '-', '—': '-', '«': '"', '»': '"', '“': '"', '”': '"' };
  const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return {
    name: 'ascii-only',
    transform(code, id) {
      if (isPackage(id)) return null;
      const dotted = id.endsWith('vocabulary.js') ? code.replaceAll('…', '...') : code;
      const lines = dotted.split('\n').map((line) => {
        const comment = /^\s*(?:\/\/|\/?\*)/.test(line);
        return line.replace(/[^\0-\x7f]/g, (one) => (comment && plain[one]) || escaped(one));
      });
      return { code: lines.join('\n'), map: null };
    },
  };
}

/** Shortens what comes from packages; our own modules and the vocabulary stay as they were written. */
function minifyPackages() {
  return {
    name: 'minify-packages',
    async transform(code, id) {
      if (!isPackage(id) || id.startsWith('\0')) return null;
      const result = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 2 },
        mangle: true,
        format: { ascii_only: true },
      });
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
  return `${[header, ...inOrder, namespaces, exports, ...notices([ownLicence(name), ...packages])].filter(Boolean).join('\n\n')}\n`;
}

function ownLicence(name) {
  return { name, version, license: 'MIT', licenseText: readFileSync(new URL('LICENSE', import.meta.url), 'utf8') };
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
