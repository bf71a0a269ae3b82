import { customersQuery } from '@wbd/data/customers';
import { CONTRACT_VERSION, type ModuleContract } from '@wbd/module';

const module: ModuleContract = {
  contract: CONTRACT_VERSION,
  areas: {
    '/intern/crm': [
      {
        index: true,
        lazy: async () => ({
          Component: (await import(/* webpackChunkName: "first-page" */ './customers/crm-page.tsx'))
            .CrmPage,
        }),
      },
      {
        path: 'hilfe',
        lazy: async () => ({ Component: (await import('./help/help-page.tsx')).CrmHelpPage }),
      },
      {
        path: 'import',
        lazy: async () => ({ Component: (await import('./import/import-page.tsx')).ImportPage }),
      },
      {
        path: ':customerId',
        lazy: async () => ({
          Component: (await import('./customers/detail/customer-page.tsx')).CustomerPage,
        }),
      },
    ],
  },
  readAhead: {
    '/intern/crm': (client, { id }) => client.query(customersQuery(id)),
  },
};

export default module;
