import { moduleConfig } from '@wbd/module/rspack';

export default moduleConfig({
  name: 'public',
  firstView: {
    entry: 'src/first-view/first-view.ts',
    replace: { '@wbd/firebase/storage': 'src/first-view/file-hole.ts' },
  },
});
