import { callable } from '@wbd/firebase/callables';

/** Makes a visitor an advisor with the Basic package; they sign in with the same e-mail address and password. */
export const createAdvisor = callable('createAdvisor');

/** Gives the signed-in advisor another code. */
export const changeAdvisorCode = callable('changeAdvisorCode');

/** Closes the signed-in advisor's account; the password must have been given a moment ago. */
export const closeAccount = callable('closeAccount');

/** Has a link to a new password sent, if an advisor has this address; the answer is the same if none has. */
export const requestPasswordReset = callable('requestPasswordReset');

/** Whose password the bearer of a mailed link may choose. */
export const passwordLink = callable('passwordLink');

/** Chooses a new password with a mailed link. */
export const choosePassword = callable('choosePassword');

/** Has the link that confirms the signed-in advisor's own address sent again. */
export const requestEmailVerification = callable('requestEmailVerification');

/** Gives the signed-in advisor another name. */
export const changeName = callable('changeName');

/** Gives the signed-in advisor another password; the present one must have been given a moment ago. */
export const changePassword = callable('changePassword');

/** Removes the second factor of the signed-in advisor. Requires a fresh proof with password and code. */
export const noteSecondFactor = callable('noteSecondFactor');
export const removeSecondFactor = callable('removeSecondFactor');

/** Has a link sent to a new address of the signed-in advisor, who gave the password a moment ago. */
export const requestEmailChange = callable('requestEmailChange');

/** Which address the bearer of a mailed link would give their account. */
export const emailChangeLink = callable('emailChangeLink');

/** Gives the account of a mailed link its new address. */
export const confirmEmailChange = callable('confirmEmailChange');
