import {
  misfits,
  readableEntries,
  type Misfit,
  type Offer,
  type RemotesManifest,
  type Uses,
} from '../src/index.ts';
import { Refused } from './refused.ts';

/**
 * @throws Refused saying in one sentence what the module takes and the shell does not give
 */
export function requireFit(name: string, uses: Uses, offer: Offer | undefined): void {
  if (!offer)
    throw new Refused(`${name} cannot be deployed: there is no shell yet, deploy it first.`);
  const missing = misfits(uses, offer);
  if (missing.length > 0) {
    throw new Refused(
      `${name} cannot be deployed: it needs ${inWords(missing)}. Deploy the shell that has it first.`,
    );
  }
}

/**
 * @param options.replaces modules that are deployed together with the shell, and so need not fit
 * @throws Refused saying in one sentence which live modules the shell would leave behind
 */
export function requireRoomForModules(
  offer: Offer,
  manifest: RemotesManifest,
  { replaces = [] }: { replaces?: readonly string[] | undefined } = {},
): void {
  const left = readableEntries(manifest)
    .filter(({ name }) => !replaces.includes(name))
    .map(({ name, uses }) => ({ name, missing: misfits(uses, offer) }))
    .filter(({ missing }) => missing.length > 0)
    .map(({ name, missing }) => `${name} needs ${inWords(missing)}`);
  if (left.length > 0) {
    throw new Refused(
      `The shell cannot be deployed: of the modules that are live, ${left.join('; ')}. Roll those back first.`,
    );
  }
}

function inWords(missing: Misfit[]): string {
  return missing.map(phraseOf).join(', ');
}

function phraseOf(misfit: Misfit): string {
  switch (misfit.kind) {
    case 'contract':
      return `version ${misfit.used} of the contract (the shell has ${misfit.offered})`;
    case 'version':
      return `${misfit.name} ${misfit.used} (the shell has ${misfit.offered ?? 'none'})`;
    case 'exports':
      return misfit.names.length > 0
        ? `${misfit.names.join(' and ')} from ${misfit.request}`
        : misfit.request;
  }
}
