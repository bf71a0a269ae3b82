import path from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The first one loads every rule. */
const PATIENCE_MS = 30_000;

// what is linted is no file, so the compiler knows nothing about it
const eslint = new ESLint({ cwd: ROOT, overrideConfig: [tseslint.configs.disableTypeChecked] });

/** What the project's own configuration says about a line, as if it stood in this file. */
async function problems(file: string, line: string) {
  const results = await eslint.lintText(line, { filePath: path.join(ROOT, file) });
  return results.flatMap(({ messages }) => messages);
}

const ONE_WAY = 'Imports flow one way';
const MODULE = 'apps/crm/src/customers/example.tsx';
const DOMAIN = 'libs/domain/src/example.ts';
const SERVER = 'functions/src/billing/example.ts';

describe('imports flow one way', () => {
  test.each([
    // a module that takes what is not for it
    [MODULE, "export { readDocument } from '@wbd/firebase/firestore';", ONE_WAY],
    [MODULE, "export { getDoc } from 'firebase/firestore/lite';", 'Import it from @wbd/firebase'],
    [MODULE, "export { useQuery } from '@tanstack/react-query';", 'Import it from @wbd/query'],
    [MODULE, "import { Box } from '@chakra-ui/react'; Box();", 'Import it from @wbd/ui'],
    [MODULE, "export type { Session } from '@wbd/shell/session';", ONE_WAY],
    [
      MODULE,
      "export { Page } from '../../../public/src/advisor-page/page.tsx';",
      'Import another project by its package name.',
    ],
    [
      MODULE,
      "export { Invite } from '../invitations/invite-page.tsx';",
      'A feature never imports a feature',
    ],
    [MODULE, "export { Link } from 'react-router-dom';", 'Import it from @wbd/router'],
    [MODULE, "export const load = () => import('@wbd/public/routes');", ONE_WAY],
    [MODULE, "export const load = () => import('framer-motion');", 'Import it from @wbd/ui'],
    // the domain imports nothing of ours
    [DOMAIN, "export { useQuery } from '@wbd/query';", ONE_WAY],
    [
      DOMAIN,
      "export { Box } from '../../ui/src/index.ts';",
      'Import another project by its package name.',
    ],
    // the server's tests use what tools stands in for; the server does not
    [SERVER, "export { startStandIn } from '@wbd/tools/stripe-testing';", ONE_WAY],
  ])(
    '%s: %s is refused',
    async (file, line, sentence) => {
      const found = await problems(file, line);
      expect(found.map(({ ruleId }) => ruleId)).toEqual(['wbd/import-boundaries']);
      expect(found[0]?.message).toMatch(new RegExp(`^${sentence}`));
    },
    PATIENCE_MS,
  );

  test.each([
    [MODULE, "export { formatDate } from '@wbd/domain';"],
    [MODULE, "export { useQuery } from '@wbd/query';"],
    [MODULE, "export { Box } from '@wbd/ui';"],
    [MODULE, "export { customerTexts } from './texts.de.ts';"],
    [MODULE, "export { crmPaths } from '../shared/paths.ts';"],
    [MODULE, "export { crmRoutes } from '../routes.tsx';"],
    [MODULE, "export const load = () => import('@wbd/ui/form');"],
    ['functions/test/example.ts', "export { startStandIn } from '@wbd/tools/stripe-testing';"],
  ])('%s: %s passes', async (file, line) => {
    expect(await problems(file, line)).toEqual([]);
  });
});

test.each([
  ['console.log("x");', 'no-console'],
  [
    'import { logger } from "firebase-functions"; logger.info("x");',
    '@typescript-eslint/no-restricted-imports',
  ],
  [
    'import { info } from "firebase-functions/logger"; info("x");',
    '@typescript-eslint/no-restricted-imports',
  ],
])('a function cannot log past the vocabulary: %s', async (line, rule) => {
  const rules = async (file: string) => (await problems(file, line)).map(({ ruleId }) => ruleId);
  expect(await rules(SERVER)).toEqual([rule]);
  expect(await rules('functions/src/shared/log/example.ts')).toEqual(
    rule === 'no-console' ? [rule] : [],
  );
});
