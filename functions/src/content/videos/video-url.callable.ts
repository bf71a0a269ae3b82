import { files } from '../../gateways/storage.ts';
import { definePublicCallable } from '../../core/callable.ts';
import { signedVideosByLogin, signedVideosByNetwork } from '../../core/limits.ts';
import { linkSecrets } from '../../core/settings.ts';
import { videoUrl as sign } from './video-url.service.ts';
import { streamAddress } from './stream-address.ts';
import { audiencesOfLogin, findVideo, hasBought } from './videos.repository.ts';

const ports = {
  findVideo,
  audiencesOfLogin,
  hasBought,
  files,
  streamAddress,
  limits: { login: signedVideosByLogin, network: signedVideosByNetwork },
  now: () => new Date(),
};

export const videoUrl = definePublicCallable(
  'videoUrl',
  (input, visitor) => sign(ports, input, visitor),
  { secrets: linkSecrets },
);
