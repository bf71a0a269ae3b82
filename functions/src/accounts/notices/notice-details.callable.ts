import { defineCallable } from '../../core/callable.ts';
import { streamAddress } from '../../content/videos/stream-address.ts';
import { db } from '../../core/firestore.ts';
import { linkSecrets } from '../../core/settings.ts';
import { noticeDetails as look } from './notice-details.service.ts';
import { noticePorts } from './notice-ports.ts';

const ports = {
  ...noticePorts,
  streamAddress,
  async record({ path, data }: { path: string; data: FirebaseFirestore.DocumentData }) {
    await db.doc(path).create(data);
  },
};

export const noticeDetails = defineCallable(
  'noticeDetails',
  (input, caller) => look(ports, input, caller),
  { warm: false, secrets: linkSecrets },
);
