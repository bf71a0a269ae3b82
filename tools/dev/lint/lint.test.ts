import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const reportSchema = z.object({
  diagnostics: z.array(z.object({ code: z.string(), message: z.string(), filename: z.string() })),
});

/** A folder with the project's own configuration, in which files can be wrong. */
let house: string;

beforeEach(() => {
  house = mkdtempSync(path.join(tmpdir(), 'wbd-lint-'));
  for (const part of ['.oxlintrc.json', 'tools/dev/lint']) {
    cpSync(path.join(ROOT, part), path.join(house, part), { recursive: true });
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(house, 'node_modules'));
});

afterEach(() => {
  rmSync(house, { recursive: true });
});

/** What lint says about lines, each alone in a file of the folder that is named with it. */
function problems(lines: readonly (readonly [folder: string, line: string, ...unknown[]])[]) {
  const files = lines.map(([folder, line], index) => {
    const file = `${folder}/line-${index}.tsx`;
    mkdirSync(path.join(house, folder), { recursive: true });
    writeFileSync(path.join(house, file), `${line}\n`);
    return file;
  });
  const program = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const args = [program, '--format=json', ...new Set(lines.map(([folder]) => folder))];
  const { stdout } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' });
  const { diagnostics } = reportSchema.parse(JSON.parse(stdout));
  return files.map((file) =>
    diagnostics
      .filter(({ filename }) => filename === file)
      .map(({ code, message }) => ({ rule: code.replace(/^.*\((.+)\)$/, '$1'), message })),
  );
}

const ONE_WAY = 'Imports flow one way';
const ELSEWHERE = 'Import another project by its package name.';
const MODULE = 'apps/crm/src/customers';
const DOMAIN = 'libs/domain/src';
const SERVER = 'functions/src/accounts/billing';
const DOWNWARDS = 'Layers import downwards';

describe('imports flow one way', () => {
  const refused = [
    // a module that takes what is not for it
    [MODULE, "export { readDocument } from '@wbd/firebase/firestore';", ONE_WAY],
    [MODULE, "export { getDoc } from 'firebase/firestore/lite';", 'Import it from @wbd/firebase'],
    [MODULE, "export { useQuery } from '@tanstack/react-query';", 'Import it from @wbd/query'],
    [MODULE, "export { Box } from '@chakra-ui/react';", 'Import it from @wbd/ui'],
    [MODULE, "export type { Session } from '@wbd/shell/session';", ONE_WAY],
    [MODULE, "export { Page } from '../../../public/src/advisor-page/page.tsx';", ELSEWHERE],
    [
      MODULE,
      "export { Invite } from '../invitations/invite-page.tsx';",
      'A feature never imports a feature',
    ],
    [MODULE, "export { Link } from 'react-router-dom';", 'Import it from @wbd/router'],
    [MODULE, "export const load = () => import('@wbd/public/routes');", ONE_WAY],
    [MODULE, "export const load = () => import('framer-motion');", 'Import it from @wbd/ui'],
    // the domain imports no other project
    [DOMAIN, "export { useQuery } from '@wbd/query';", ONE_WAY],
    [DOMAIN, "export { Box } from '../../ui/src/index.ts';", ELSEWHERE],
    // only tests may import these
    [MODULE, "export { patient } from '@wbd/tools/host-speed';", ONE_WAY],
    [MODULE, "export { fuzzSeed } from '@wbd/tools/tries';", ONE_WAY],
    // the server's tests use stand-ins of tools; the server does not
    [SERVER, "export { startStandIn } from '@wbd/tools/stripe-testing';", ONE_WAY],
    // a layer of the server that imports a higher one
    ['functions/src/core', "export { files } from '../gateways/storage.ts';", DOWNWARDS],
    ['functions/src/mail/letters', "export { seatPorts } from '../../seats/ports.ts';", DOWNWARDS],
    ['functions/src/people', "export type { Seat } from '../seats/seat.ts';", DOWNWARDS],
    ['functions/src/seats', "export const load = () => import('../accounts/close.ts');", DOWNWARDS],
    [
      'functions/src/shared',
      "export { db } from '../core/firestore.ts';",
      'Functions have the layers',
    ],
  ] as const;

  test('refuses imports against the documented direction', () => {
    const found = problems(refused);
    expect(found.map((ofLine) => ofLine.map(({ rule }) => rule))).toEqual(
      refused.map(() => ['import-boundaries']),
    );
    for (const [index, [, , sentence]] of refused.entries()) {
      expect(found[index]?.[0]?.message).toMatch(new RegExp(`^${sentence}`));
    }
  });

  const taken = [
    [MODULE, "export { formatDate } from '@wbd/domain/time';"],
    [MODULE, "export { useQuery } from '@wbd/query';"],
    [MODULE, "export { Box } from '@wbd/ui';"],
    [MODULE, "export { customerTexts } from './texts.de.ts';"],
    [MODULE, "export { crmPaths } from '../shared/paths.ts';"],
    [MODULE, "export { crmRoutes } from '../routes.tsx';"],
    [MODULE, "export const load = () => import('@wbd/ui/form');"],
    [SERVER, "export { seatPorts } from '../../seats/ports.ts';"],
    [SERVER, "export { refund } from './refund.ts';"],
    ['tools/dev/portal', "export { deploy } from '../../ops/deploy/index.ts';"],
    ['functions/src', "export { close } from './accounts/close.ts';"],
    ['functions/test', "export { startStandIn } from '@wbd/tools/stripe-testing';"],
  ] as const;

  test('allows imports in the documented direction', () => {
    expect(problems(taken)).toEqual(taken.map(() => []));
  });
});

test('refuses logging that bypasses the event vocabulary', () => {
  const lines = [
    ['console.log("x");', 'no-console'],
    ['import { logger } from "firebase-functions"; logger.info("x");', 'no-restricted-imports'],
    ['import { info } from "firebase-functions/logger"; info("x");', 'no-restricted-imports'],
  ] as const;
  const rulesIn = (folder: string) =>
    problems(lines.map(([line]) => [folder, line])).map((found) => found.map(({ rule }) => rule));

  expect(rulesIn(SERVER)).toEqual(lines.map(([, rule]) => [rule]));
  expect(rulesIn('functions/src/core/log')).toEqual([['no-console'], [], []]);
});

test.each([
  ['export * from "./rows.ts";', 'named-exports'],
  ['export const row = JSON.parse("1") as number;', 'parse-not-cast'],
  ['export const Hello = () => <p>Hallo</p>;', 'texts-in-texts-file'],
  ['export const Hello = () => <img src="a" alt="Hallo" />;', 'texts-in-texts-file'],
  ['export const begin = () => { Promise.resolve(1); };', 'no-floating-promises'],
  ['export const row: any = 1;', 'no-explicit-any'],
  ['export const row = { ...{ a: 1, b: 2 }, c: 3 };', 'no-useless-spread'],
  ['export const rows = [...[1, 2], 3];', 'no-useless-spread'],
  ['export const isPro = (advisor: { lv: number }) => advisor.lv >= 2;', 'level-by-capability'],
  [
    'export const isLess = (a: { level: number }, b: number) => b > a.level;',
    'level-by-capability',
  ],
])('a line is refused: %s', (line, rule) => {
  expect(problems([[MODULE, line]])[0]?.map((problem) => problem.rule)).toEqual([rule]);
});

test.each([
  'export const rows = [1] as const;',
  'export const Line = () => <p> – {1}</p>;',
  'export { rows } from "./rows.ts";',
])('a line passes: %s', (line) => {
  expect(problems([[MODULE, line]])).toEqual([[]]);
});
