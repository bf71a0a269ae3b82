export { hasConfirmedAddress, useAddressStanding } from './address-standing.ts';
export { useAuth, type AuthState, type AuthUser } from './auth-store.ts';
export { AUTH_ERROR_CODES, AuthError, type AuthErrorCode } from './auth-error.ts';
export { addressToConfirm, confirmEmail } from './account-links.ts';
export {
  clearForGuest,
  endKiosk,
  followKiosk,
  isKioskPlace,
  kioskPath,
  nextGuest,
  startKiosk,
  startKioskWithGuest,
  useKiosk,
  type Kiosk,
  type KioskOutcome,
} from './kiosk.ts';
export {
  enrolCodeApp,
  enrolledFactor,
  enrolPhone,
  offersCodeApp,
  type AppEnrolment,
  type EnrolledFactor,
  type SecondStep,
} from './second-factor.ts';
export {
  confirmPassword,
  confirmPhoneCode,
  sendPhoneCode,
  signInWithPassword,
  signInWithToken,
  signOut,
} from './sign-in.ts';
export { rememberedPerson } from './remembered-login.ts';
export { knownViewer, startAuth } from './start-auth.ts';
export { useStorageTrouble } from './storage-trouble.ts';
export { useLoginAwaited } from './use-login-awaited.ts';
export { renewToken, useEmailConfirmed } from './use-email-confirmed.ts';
export { useFreshViewer, useOwnAdvisor, useViewer } from './use-viewer.ts';
export { cachedViewer, connectQueryClient, refreshViewer } from './viewer-cache.ts';
export { advisorOf, type Viewer } from './viewer.ts';
export { provideProof } from '@wbd/firebase';
