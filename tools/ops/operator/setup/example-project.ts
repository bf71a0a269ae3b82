import type { SetupEnvironment, SetupProject } from './project.ts';

/** The project that tests set up in the cloud stand-in. */
export const EXAMPLE_PROJECT: SetupProject = {
  id: 'wbd-example',
  number: '123456789',
  origin: 'https://wbd.example',
  filesBucket: 'wbd-example.firebasestorage.app',
  modulesBucket: 'wbd-example-modules',
  delivery: { repository: 'wbd/portal', target: 'staging' },
  alertsTo: 'betrieb@wbd.example',
  budget: 100,
  billingAccount: 'billingAccounts/0000',
};

/** The environment file of the same project. */
export const EXAMPLE_ENVIRONMENT: SetupEnvironment = {
  isStaging: true,
  origin: EXAMPLE_PROJECT.origin,
  modulesBucket: EXAMPLE_PROJECT.modulesBucket,
  firebase: { storageBucket: EXAMPLE_PROJECT.filesBucket },
};
