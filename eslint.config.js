import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { importBoundaries } from './tools/lint/import-boundaries.js';

export default tseslint.config(
  { ignores: ['dist/**', '**/node_modules/**', '.nx/**', '.portal/**'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', '*.ts', 'tools/lint/*.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Name what is exported: no `export *`.' },
        {
          selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
          message: 'Parse data at the boundary with its schema instead of casting it.',
        },
      ],
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Name what is exported: no `export *`.' },
        {
          selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
          message: 'Parse data at the boundary with its schema instead of casting it.',
        },
        {
          selector: 'JSXText[value=/[A-Za-zÄÖÜäöüß]/]',
          message: "Texts live in the feature's texts.de.ts.",
        },
        {
          selector:
            'JSXAttribute[name.name=/^(aria-label|alt|title|placeholder|label|helperText)$/] > Literal[value=/[A-Za-zÄÖÜäöüß]/]',
          message: "Texts live in the feature's texts.de.ts.",
        },
      ],
    },
  },
  {
    // unit tests share a process: see CONTRIBUTING.md
    files: ['**/*.test.{ts,tsx}'],
    ignores: ['**/*.isolated.test.{ts,tsx}', '**/*.emulator.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock', 'resetModules'].map((property) => ({
          object: 'vi',
          property,
          message: 'The files after it would see that, too: name the file `.isolated.test.ts`.',
        })),
      ],
    },
  },
  {
    // one vocabulary: docs/operations.md lists what is logged
    files: ['functions/src/**'],
    ignores: ['functions/src/shared/log/**', '**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'firebase-functions',
              importNames: ['logger'],
              message: 'Log an event of shared/log/events.ts with `log`.',
            },
          ],
          patterns: [
            {
              group: ['firebase-functions/logger', 'firebase-functions/logger/*'],
              message: 'Log an event of shared/log/events.ts with `log`.',
            },
          ],
        },
      ],
    },
  },
  {
    // tools and benches are command-line programs
    files: ['tools/**', 'bench/**', 'rules/**'],
    rules: { 'no-console': 'off' },
  },
  {
    // stored data that does not fit is reported where a developer looks first
    files: ['libs/firebase/src/stored-data.ts'],
    rules: { 'no-console': ['error', { allow: ['error'] }] },
  },
  { files: ['**/*.js'], ...tseslint.configs.disableTypeChecked },
  ...importBoundaries,
  prettier,
);
