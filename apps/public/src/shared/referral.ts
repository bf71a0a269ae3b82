import { idSchema } from '@wbd/domain/fields';

const STORAGE_KEY = 'wbd.ref';

export interface ReferralSources {
  /** what an earlier link left behind */
  stored: string | null;
  /** `?ref=` of the addresses that led here, the earliest first */
  incoming: readonly (string | null)[];
  /** the signed-in person */
  ownUid: string | null;
}

/** Who brought this visitor: the first link wins, and people are not their own referrers. */
export function referralOf({ stored, incoming, ownUid }: ReferralSources): string | null {
  const [first] = [stored, ...incoming].filter((candidate) => isReferral(candidate, ownUid));
  return first ?? null;
}

function isReferral(candidate: string | null, ownUid: string | null): boolean {
  return idSchema.safeParse(candidate).success && candidate !== ownUid;
}

/** `?ref=` of our page that led here: its link may have been followed before a script could note it. */
export function referralIn(referrer: string, ownOrigin: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { origin, searchParams } = new URL(referrer);
  return origin === ownOrigin ? searchParams.get('ref') : null;
}

const ofPageBefore = () => referralIn(document.referrer, location.origin);

/** Takes notice of the link that was followed, for as long as the tab is open. */
export function keepReferral(inAddress: string | null, ownUid: string | null): void {
  forgetLasting();
  const stored = readStored();
  const referral = referralOf({ stored, incoming: [ofPageBefore(), inAddress], ownUid });
  if (referral === stored) return;
  try {
    if (referral === null) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, referral);
  } catch {
    // without storage the referral lasts as long as its address
  }
}

/** Earlier releases kept it until the browser's data was deleted. */
function forgetLasting(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // without storage there is nothing to forget
  }
}

/** Who brought this visitor, to be told when they register. */
export function keptReferral(ownUid: string | null): string | null {
  return referralOf({ stored: readStored(), incoming: [ofPageBefore()], ownUid });
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
