import '../../test/own-project.ts';
import { newId } from '../../test/data.ts';
import { expect, test } from 'vitest';
import * as limits from './limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What each limit allows to one subject, as decided; with the rows that share it. */
const DECIDED: Record<keyof Omit<typeof limits, 'limitsOfAdvisors'>, [number, number, number?]> = {
  appointmentBookings: [20, DAY],
  appointmentChanges: [300, HOUR],
  appointmentLooks: [1_200, HOUR, 10],
  refusals: [20, 15 * MINUTE],
  newCustomers: [10_000, DAY],
  customerChanges: [2_000, HOUR],
  kioskLogins: [120, HOUR],
  signUpsByAddress: [60, HOUR],
  filmSelling: [300, HOUR],
  filmBuying: [60, HOUR],
  filmPapers: [300, HOUR],
  folderChanges: [300, HOUR],
  commissionChanges: [600, HOUR],
  moneyChanges: [60, DAY],
  codeChanges: [10, DAY],
  teamChanges: [200, HOUR],
  teamInvitations: [40, DAY],
  nameChanges: [10, DAY],
  passwordChanges: [10, HOUR],
  factorRemovals: [10, HOUR],
  emailChangeRequests: [5, HOUR],
  resetsByNetwork: [30, HOUR],
  resetMails: [1, 15 * MINUTE],
  resetMailsOfDay: [8, DAY],
  passwordLinkLooks: [120, HOUR],
  verifications: [5, HOUR],
  signedVideosByLogin: [300, HOUR],
  signedVideosByNetwork: [6_000, HOUR, 10],
  uploadedFiles: [1_000, DAY],
  uploadedMegabytes: [250_000, DAY],
  resizedPictures: [1_000, DAY],
  transcodedSeconds: [30_000, DAY],
  transcodedSecondsOfMonth: [120_000, 30 * DAY],
  filmPlaylists: [30_000, HOUR, 10],
  ownRegistrations: [60, HOUR],
  invitations: [1_000, HOUR],
  waitingListEntries: [10, DAY],
  invitationCalls: [60, HOUR],
  participantMessages: [30, 24 * HOUR],
  appointmentRequestLimit: [10, 24 * HOUR],
  seatLooks: [600, HOUR],
  linkUses: [600, HOUR],
  bookingChanges: [20, DAY],
  personChanges: [60, DAY],
  ownSeatLooks: [240, HOUR],
  objectionsByNetwork: [600, HOUR],
  terminationsByNetwork: [20, HOUR],
  terminationsByPair: [5, DAY],
  terminationsOfAddress: [30, DAY],
  terminationLinkUses: [120, HOUR],
  resendMails: [100, DAY],
  resendsOfMail: [5, DAY],
  adminLooks: [2_000, HOUR],
  adminChanges: [500, HOUR],
  moreOfPages: [600, HOUR],
  dataRequests: [20, HOUR],
  dataPages: [400, HOUR],
  ownDataTries: [10, DAY],
  billingCalls: [60, HOUR],
  failureReports: [30, HOUR],
  deployments: [300, HOUR],
  reportsByNetwork: [20, HOUR],
  reportsOfSubject: [50, DAY],
  complaints: [20, DAY],
};

test.each(Object.entries(DECIDED))(
  '%s lets through what was decided, and no more until its window is over',
  async (name, [most, windowMs, rows = 1]) => {
    const limit = Object.entries(limits).find(([exported]) => exported === name)?.[1];
    if (!limit || !('take' in limit)) throw new Error(`${name} is no limit`);
    const subject = newId('subject');
    const now = new Date('2026-03-01T12:00:00Z');
    for (let row = 0; row < rows; row += 1) {
      expect(await limit.take(subject, now, most / rows)).toBe(true);
    }
    expect(await limit.take(subject, now)).toBe(false);
    const end = now.getTime() + windowMs;
    expect(await limit.take(subject, new Date(end - 1))).toBe(false);
    expect(await limit.take(subject, new Date(end))).toBe(true);
  },
);
