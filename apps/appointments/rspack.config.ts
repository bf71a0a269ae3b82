import { moduleConfig } from '@wbd/module/rspack';

export default moduleConfig({ name: 'appointments' });
