import { importBoundaries } from './import-boundaries.ts';
import type { Rule } from './rule.ts';

const LETTERS = /[A-Za-zÄÖÜäöüß]/;
const TEXT_ATTRIBUTE = /^(aria-label|alt|title|placeholder|label|helperText)$/;
const IN_TEXTS = "Texts live in the feature's texts.de.ts.";

const namedExports: Rule = {
  create: (context) => ({
    ExportAllDeclaration(node) {
      context.report({ node, message: 'Name what is exported: no `export *`.' });
    },
  }),
};

const parseNotCast: Rule = {
  create: (context) => ({
    TSAsExpression(node) {
      const type = node.typeAnnotation;
      const isConst =
        type.type === 'TSTypeReference' &&
        type.typeName.type === 'Identifier' &&
        type.typeName.name === 'const';
      const message = 'Parse data at the boundary with its schema instead of casting it.';
      if (!isConst) context.report({ node, message });
    },
  }),
};

const ORDERING: readonly string[] = ['<', '<=', '>', '>='];

interface Compared {
  type: string;
  property?: { type: string; name?: unknown };
}

const isPlanNumber = ({ type, property }: Compared) =>
  type === 'MemberExpression' && (property?.name === 'lv' || property?.name === 'level');

/** Only the rows of the plans define what a plan holds, and which plan is larger. */
const levelByCapability: Rule = {
  create: (context) => ({
    BinaryExpression(node) {
      const { left, operator, right } = node;
      const isCompared = isPlanNumber(left) && right.type === 'Literal';
      const isOrdered = ORDERING.includes(operator) && (isPlanNumber(left) || isPlanNumber(right));
      if (!isCompared && !isOrdered) return;
      const message =
        'Ask `may(level, capability)` or `comparePlans(one, other)` of @wbd/domain/plans.';
      context.report({ node, message });
    },
  }),
};

const textsInTextsFile: Rule = {
  create: (context) => ({
    JSXText(node) {
      if (LETTERS.test(node.value)) context.report({ node, message: IN_TEXTS });
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !TEXT_ATTRIBUTE.test(name.name)) return;
      if (value?.type !== 'Literal' || !LETTERS.test(value.value)) return;
      context.report({ node: value, message: IN_TEXTS });
    },
  }),
};

/** What oxlint does not know: the rules of this house. `.oxlintrc.json` turns them on. */
export default {
  meta: { name: 'wbd' },
  rules: {
    'import-boundaries': importBoundaries,
    'level-by-capability': levelByCapability,
    'named-exports': namedExports,
    'parse-not-cast': parseNotCast,
    'texts-in-texts-file': textsInTextsFile,
  },
};
