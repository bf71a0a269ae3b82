import { CONTRACT_VERSION, type ModuleContract } from '@wbd/module';

const module: ModuleContract = {
  contract: CONTRACT_VERSION,
  routes: [{ index: true, element: null }],
};

export default module;
