import { audienceTexts } from '@wbd/ui/audience';
import type { FormWords } from '@wbd/ui/form';
import type { FormValues } from './form-values.ts';

const words = {
  fields: {
    description: {
      label: 'Beschreibung',
      hint: 'Worum geht es in eurem Gespräch? Steht unter deinem Bild.',
    },
    linkType: 'Booking-Link',
    audience: audienceTexts.label,
    bookinglink: {
      label: 'Booking-Link für dieses Video',
      hint: 'Die Seite, auf der Kunden einen Termin mit dir buchen.',
      placeholder: 'https://',
    },
    video: 'Voll-Video',
    videoCaptions: 'Untertitel zum Voll-Video (.vtt oder .srt)',
    trailerCaptions: 'Untertitel zum Trailer (.vtt oder .srt)',
    trailer: {
      label: 'Trailer',
      hint: 'Mit einem Trailer sehen Besucher zuerst diesen und danach das ganze Video.',
    },
    thumb: { label: 'Hochkant-Bild', hint: 'Wird im Format 3:4 gezeigt.' },
  },
  errors: {
    description: {
      missing: 'Bitte gib eine Beschreibung ein',
      invalid: 'Schreib höchstens 500 Zeichen in zwei Zeilen',
    },
    bookinglink: {
      missing: 'Bitte gib einen Booking-Link ein',
      invalid: 'Bitte gib eine Web-Adresse ein, zum Beispiel https://termine.example/clara',
    },
    video: 'Bitte lade ein Voll-Video hoch',
    thumb: 'Bitte lade ein Hochkant-Bild hoch',
  },
} as const satisfies FormWords<FormValues>;

export const formTexts = {
  titles: { new: 'Neues Experten-Video', edit: 'Experten-Video bearbeiten' },
  back: 'Experten-Videos',
  words,
  linkTypes: {
    general: {
      label: 'Allgemein',
      description: 'Der Booking-Link aus deinem Profil',
      missing: 'Der Booking-Link aus deinem Profil – dort ist noch keiner eingetragen',
    },
    specific: { label: 'Spezifisch', description: 'Ein eigener Link, der nur hier gilt' },
  },
  save: 'Speichern',
  cancel: 'Abbrechen',
  uploading: 'Experten-Video wird gespeichert',
  created: {
    title: 'Experten-Video gespeichert',
    description: 'Im WBD-Konfigurator zeigst du es auf deiner Seite.',
  },
  createdAndShown: { title: 'Experten-Video gespeichert', description: 'Deine Seite zeigt es.' },
  onPage: 'Deine Seite',
  showOnPage: 'Auf meiner Seite zeigen',
  saved: 'Änderungen gespeichert',
  failures: {
    upload: { title: 'Fehler beim Hochladen', text: 'Datei konnte nicht hochgeladen werden' },
    create: {
      title: 'Fehler beim Speichern',
      text: 'Die Änderungen konnten nicht gespeichert werden.',
    },
    update: {
      title: 'Fehler beim Aktualisieren des Experten-Videos',
      text: 'Die Änderungen konnten nicht gespeichert werden.',
    },
  },
  delete: {
    action: 'Löschen',
    title: 'Experten-Video löschen?',
    text: 'Das Video verschwindet von allen Seiten, auf denen es gezeigt wird. Das lässt sich nicht rückgängig machen.',
    done: 'Experten-Video gelöscht',
    failure: {
      title: 'Fehler beim Löschen',
      text: 'Das Experten-Video konnte nicht gelöscht werden.',
    },
  },
  missing: {
    title: 'Wir konnten das Video nicht finden.',
    text: 'Vielleicht wurde es gelöscht.',
    toList: 'Zu deinen Experten-Videos',
  },
  loadFailed: {
    title: 'Konnte das Video nicht laden',
    text: 'Bitte versuche es etwas später erneut.',
  },
} as const;
