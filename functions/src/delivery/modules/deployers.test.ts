import { moduleNames } from '@wbd/module/rspack';
import { expect, test } from 'vitest';
import { mayDeploy } from './deployers.ts';

test('every module can be deployed, by its own identity alone', () => {
  const modules = moduleNames();
  expect(modules).toContain('crm');
  for (const module of modules) {
    const identities = modules.filter((name) =>
      mayDeploy(`deploy-${name}@wbd.iam.gserviceaccount.com`, module, 'wbd'),
    );
    expect(identities).toEqual([module]);
  }
});
