/** What goes with a shared testimonial while its advisor has written nothing else. */
export const DEFAULT_TESTIMONIAL_SHARE_TEXT =
  'Meine Empfehlung von Herzen: Ein Kontakt, der dich weiterbringen wird.';
