import { CONTRACT_VERSION, type ModuleContract } from '@wbd/module';
import { CrmPage } from './customers/crm-page.tsx';

const module: ModuleContract = {
  contract: CONTRACT_VERSION,
  routes: [{ index: true, element: <CrmPage /> }],
};

export default module;
