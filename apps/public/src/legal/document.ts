/** A legal text: a title, a line about it, and its sections in order. */
export interface LegalDocument {
  title: string;
  intro: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  title: string;
  /** paragraphs; a list stands as an array of its points */
  content: readonly (string | readonly string[])[];
}
