import { mutationOptions } from '@wbd/query';
import {
  eraseOwnData,
  readAdvisorData,
  readPersonalData,
  restrictOwnData,
  withdrawAppointment,
  withdrawOwnConsents,
} from './own-data.repository.ts';

/** What is stored about the person who proved a phone number. A mutation, so that no cache keeps it. */
export const personalDataMutation = () =>
  mutationOptions({
    mutationKey: ['personal-data'],
    mutationFn: readPersonalData,
    gcTime: 0,
  });

/** Erases the person who proved a phone number, with everything about them. */
export const eraseOwnDataMutation = () =>
  mutationOptions({
    mutationKey: ['personal-data', 'erase'],
    mutationFn: eraseOwnData,
    gcTime: 0,
  });

/** Withdraws what the person who proved a phone number agreed to besides registrations. */
export const withdrawOwnConsentsMutation = () =>
  mutationOptions({
    mutationKey: ['personal-data', 'withdraw'],
    mutationFn: withdrawOwnConsents,
    gcTime: 0,
  });

/** Has the data of the person who proved a phone number stored only, or used again. */
export const restrictOwnDataMutation = () =>
  mutationOptions({
    mutationKey: ['personal-data', 'restrict'],
    mutationFn: restrictOwnData,
    gcTime: 0,
  });

/** Withdraws the person's request for a call; needs a verified phone number. */
export const withdrawAppointmentMutation = () =>
  mutationOptions({
    mutationKey: ['personal-data', 'withdraw-appointment'],
    mutationFn: withdrawAppointment,
    gcTime: 0,
  });

/** Collects everything that is stored of the signed-in advisor. */
export const advisorDataMutation = () =>
  mutationOptions({
    mutationKey: ['advisor-data'],
    mutationFn: readAdvisorData,
  });
