import path from 'node:path';
import type { Rule } from './rule.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const module = ['domain', 'data', 'auth', 'ui', 'module', 'router', 'query'];

/** Every folder of apps/ is a module, unless the table below says what else it is. */
const MODULE = /^apps\/[^/]+(?=\/)/;

/** Imports flow one way. Each project lists the projects it may import. */
const MAY_IMPORT: Record<string, string[]> = {
  'libs/domain': [],
  'libs/router': [],
  'libs/query': [],
  'libs/ui': ['domain', 'router'],
  'libs/firebase': ['domain'],
  'libs/data': ['firebase', 'domain', 'query'],
  'libs/auth': ['data', 'firebase', 'domain', 'query', 'router'],
  'libs/module': ['domain', 'router', 'query'],
  'apps/shell': [...module, 'firebase'],
  'apps/e2e': ['domain', 'module', 'tools', 'ui', 'router'],
  functions: ['domain', 'module'],
};

/** The folders of functions/src, each above those that it may import. */
const LAYERS = ['accounts', 'content', 'seats', 'people', 'mail', 'delivery', 'gateways', 'core'];
const LAYERED = 'functions/src/';
/** The folders of tools, each above those that it may import. */
const TOOLS = ['dev', 'ops', 'base'];

/** Only the lib that wraps a package may import it. Servers and tests have no facade to go through. */
const FACADES = [
  { lib: 'libs/firebase', wraps: /^firebase(\/|$)/, facade: '@wbd/firebase' },
  { lib: 'libs/router', wraps: /^react-router(-dom)?(\/|$)/, facade: '@wbd/router' },
  { lib: 'libs/query', wraps: /^@tanstack\/react-query(\/|$)/, facade: '@wbd/query' },
  {
    lib: 'libs/ui',
    wraps:
      /^(@chakra-ui\/.+|@emotion\/.+|framer-motion|react-player|embla-carousel-react|next-themes|react-hook-form|@hookform\/resolvers|@tanstack\/react-table|@tanstack\/react-virtual)(\/|$)/,
    facade: '@wbd/ui',
  },
];
const WITHOUT_FACADES = ['apps/e2e', 'functions'];

/** What may run anywhere but in a page. */
const TOOLING = /(\.config\.ts|\/rspack\/.*)$/;

/** Tests and what they share: the server's run against the local stand-ins of tools. */
const TEST = /\.test\.ts$/;
const SERVER_TESTS = /^functions\/(test\/.*|.*\.test\.ts)$/;

/** Modules without imports that every test may import: time limits, and seeds of generated inputs. */
const FOR_TESTS = ['@wbd/tools/host-speed', '@wbd/tools/tries'];
const TESTS = /\.test\.tsx?$/;

/**
 * Says what is wrong with an import.
 * @param file path of the importing file, relative to the workspace, with slashes
 * @param specifier what is imported
 */
function boundaryViolation(file: string, specifier: string): string | undefined {
  if (file.startsWith('tools/') && specifier.startsWith('.')) {
    return toolsViolation(file, path.posix.join(path.posix.dirname(file), specifier));
  }
  const project =
    Object.keys(MAY_IMPORT).find((name) => file.startsWith(`${name}/`)) ?? MODULE.exec(file)?.[0];
  if (!project) return undefined;
  const allowed = MAY_IMPORT[project] ?? module;
  if (specifier.startsWith('.')) return relativeViolation(file, specifier, project);

  const own = /^@wbd\/([^/]+)/.exec(specifier)?.[1];
  if (own) {
    if (allowed.includes(own) || path.posix.basename(project) === own) return undefined;
    if (TOOLING.test(file)) return undefined;
    if (own === 'tools' && SERVER_TESTS.test(file)) return undefined;
    if (FOR_TESTS.includes(specifier) && TESTS.test(file)) return undefined;
    const list = allowed.map((name) => `@wbd/${name}`).join(', ');
    return `Imports flow one way: ${project} may import ${list || 'nothing of ours'}.`;
  }
  if (WITHOUT_FACADES.includes(project)) return undefined;
  const facade = FACADES.find(({ lib, wraps }) => lib !== project && wraps.test(specifier));
  return facade && `Import it from ${facade.facade}, the one place that wraps it.`;
}

function relativeViolation(file: string, specifier: string, project: string): string | undefined {
  const target = path.posix.join(path.posix.dirname(file), specifier);
  if (!target.startsWith(`${project}/`)) return 'Import another project by its package name.';
  if (file.startsWith(LAYERED)) return layerViolation(file, target);
  if (!project.startsWith('apps/') || project === 'apps/e2e') return undefined;
  const from = featureOf(file, project);
  const to = featureOf(target, project);
  return from && to && to !== from && to !== 'shared'
    ? 'A feature never imports a feature: move what both need to shared/.'
    : undefined;
}

/** Tests may reach anywhere; the files of functions/src itself name every function, and belong to no layer. */
function layerViolation(file: string, target: string): string | undefined {
  if (SERVER_TESTS.test(file)) return undefined;
  const [layer, imported] = [layerOf(file), layerOf(target)];
  if (layer === undefined || imported === undefined) return undefined;
  if (!LAYERS.includes(layer)) return `Functions have the layers ${LAYERS.join(', ')}.`;
  return LAYERS.indexOf(layer) > LAYERS.indexOf(imported)
    ? `Layers import downwards: ${LAYERS.join(' > ')}.`
    : undefined;
}

function layerOf(file: string): string | undefined {
  const [layer, ...rest] = file.slice(LAYERED.length).split('/');
  return file.startsWith(LAYERED) && rest.length > 0 ? layer : undefined;
}

/** Tools that operate the product may not need those of developers. */
function toolsViolation(file: string, target: string): string | undefined {
  const rank = (name: string) => TOOLS.indexOf(name.split('/')[1] ?? '');
  return !TEST.test(file) && rank(target) !== -1 && rank(file) > rank(target)
    ? `Tools import downwards: ${TOOLS.join(' > ')}.`
    : undefined;
}

/** The folder of src/ a file belongs to; files of src/ itself put the features together and belong to none. */
function featureOf(file: string, project: string): string | undefined {
  const [source, feature, ...rest] = file.slice(project.length + 1).split('/');
  return source === 'src' && rest.length > 0 ? feature : undefined;
}

/** The specifier after `from` or inside `import(…)`. */
interface Source {
  range: [number, number];
  value?: unknown;
}

/** Static and dynamic imports, re-exports and type imports alike: `import(…)` is a way around no rule. */
export const importBoundaries: Rule = {
  create(context) {
    const file = path.relative(ROOT, context.filename).replaceAll(path.sep, '/');
    const check = (source: Source | null) => {
      if (typeof source?.value !== 'string') return;
      const message = boundaryViolation(file, source.value);
      if (message) context.report({ node: source, message });
    };
    // `typeof import('…')` and `vi.mock('…')` stay free: they load nothing into a page
    return {
      ImportDeclaration: ({ source }) => {
        check(source);
      },
      ExportNamedDeclaration: ({ source }) => {
        check(source);
      },
      ExportAllDeclaration: ({ source }) => {
        check(source);
      },
      ImportExpression: ({ source }) => {
        check(source);
      },
    };
  },
};
