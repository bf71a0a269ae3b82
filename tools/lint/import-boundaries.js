/**
 * Imports flow one way. Each project names what it may import of ours; everything else of ours is an error, and
 * so is a relative path that leaves the project.
 */
const OWN = [
  'domain',
  'data',
  'firebase',
  'session',
  'ui',
  'module',
  'router',
  'query',
  'shell',
  'public',
  'crm',
  'functions',
];

const app = ['domain', 'data', 'session', 'ui', 'module', 'router', 'query'];

/** @type {Record<string, string[]>} */
const mayImport = {
  'libs/domain': [],
  'libs/router': [],
  'libs/query': [],
  'libs/ui': ['domain'],
  'libs/firebase': ['domain'],
  'libs/data': ['firebase', 'domain', 'query'],
  'libs/session': ['data', 'firebase', 'domain', 'query', 'router'],
  'libs/module': ['domain', 'router'],
  'apps/shell': [...app, 'firebase'],
  'apps/public': app,
  'apps/crm': app,
  'apps/e2e': ['domain', 'tools'],
  functions: ['domain'],
};

/** Only libs/firebase touches the client SDK, only these facades touch what they wrap. */
const facades = [
  { lib: 'libs/firebase', names: ['firebase', 'firebase/*'], facade: '@wbd/firebase' },
  {
    lib: 'libs/router',
    names: ['react-router', 'react-router-dom', 'react-router/*'],
    facade: '@wbd/router',
  },
  { lib: 'libs/query', names: ['@tanstack/react-query'], facade: '@wbd/query' },
  {
    lib: 'libs/ui',
    names: [
      '@chakra-ui/*',
      '@emotion/*',
      'framer-motion',
      'framer-motion/*',
      'react-player',
      'react-player/*',
      'embla-carousel-react',
      'next-themes',
    ],
    facade: '@wbd/ui',
  },
];

export const importBoundaries = Object.entries(mayImport).map(([project, allowed]) => {
  const foreign = OWN.filter((name) => !allowed.includes(name) && !project.endsWith(name));
  return {
    files: [`${project}/**/*.{ts,tsx}`],
    ignores: ['**/*.config.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...(foreign.length > 0
              ? [
                  {
                    group: foreign.flatMap((name) => [`@wbd/${name}`, `@wbd/${name}/*`]),
                    message: `Imports flow one way: ${project} may import ${allowed.length > 0 ? allowed.map((name) => `@wbd/${name}`).join(', ') : 'nothing of ours'}.`,
                  },
                ]
              : []),
            {
              regex: '^(\\.\\./)+(apps|libs|functions|tools)/',
              message: 'Import another project by its package name.',
            },
            ...(project.startsWith('apps/') && project !== 'apps/e2e'
              ? [
                  {
                    // a file of a feature folder (src/<feature>/…) reaches the app's own src only through shared/
                    regex: '^\\.\\./(?!shared/|\\.\\./|[^/]*$)',
                    message: 'A feature never imports a feature: move what both need to shared/.',
                  },
                ]
              : []),
            ...(project === 'apps/e2e' || project === 'functions'
              ? []
              : facades
                  .filter(({ lib }) => lib !== project)
                  .map(({ names, facade }) => ({
                    // anchored: as a group, `firebase` would also match our own @wbd/firebase
                    regex: `^(${names.map((name) => name.replace('/*', '/.*')).join('|')})$`,
                    message: `Import it from ${facade}, the one place that wraps it.`,
                  }))),
          ],
        },
      ],
    },
  };
});
