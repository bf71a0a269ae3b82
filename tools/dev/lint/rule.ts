import type { RuleTester } from 'oxlint/plugins-dev';

/** A rule of our own; oxlint names its type nowhere else. */
export type Rule = Parameters<RuleTester['run']>[1];
