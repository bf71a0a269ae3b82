/** As Node.js and Java say it, also in the words of a program that was started. */
const NO_ROOM = /ENOSPC|no space left on device/i;

/** Whether something failed because the disk is full. */
export const isDiskFull = (error: unknown): boolean => NO_ROOM.test(String(error));
