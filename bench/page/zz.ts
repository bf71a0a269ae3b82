import { serveFolder } from './static-server.ts';
import { deployShell } from '../../tools/deploy/shell-deployment.ts';
import { deployModule } from '../../tools/deploy/module-deployment.ts';
const www = '/tmp/wbd-p/www';
deployShell({
  www,
  env: {
    firebase: {
      apiKey: 'demo',
      authDomain: 'demo-wbd.firebaseapp.com',
      projectId: 'demo-wbd',
      storageBucket: 'demo-wbd.appspot.com',
      appId: '1:1:web:1',
    },
    region: 'europe-west3',
    remotesUrl: '/remotes.json',
    emulators: { auth: 9499, firestore: 8480, functions: 5401, storage: 9599 },
  },
});
for (const name of ['public', 'crm']) deployModule({ www, name });
const s = await serveFolder(www, 4600);
console.log(s.origin);
