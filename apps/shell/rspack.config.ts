import { shellConfig } from '@wbd/module/rspack';

export default shellConfig();
