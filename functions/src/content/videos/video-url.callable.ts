import { files } from '../../gateways/storage.ts';
import { definePublicCallable } from '../../core/callable.ts';
import { signedVideosByLogin, signedVideosByNetwork } from '../../core/limits.ts';
import { videoUrl as sign } from './video-url.service.ts';
import { findVideo, audiencesOfLogin } from './videos.repository.ts';

const ports = {
  findVideo,
  audiencesOfLogin,
  files,
  limits: { login: signedVideosByLogin, network: signedVideosByNetwork },
  now: () => new Date(),
};

export const videoUrl = definePublicCallable('videoUrl', (input, visitor) =>
  sign(ports, input, visitor),
);
