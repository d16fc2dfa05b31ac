/**
 * The boxes of forms 1099 that payments are counted in: nec1 is box 1 of Form 1099-NEC, misc1 (rents), misc2
 * (royalties), misc3 (other income) and misc10 (gross proceeds of attorneys) are boxes of Form 1099-MISC.
 */
export const BOXES_1099 = ['nec1', 'misc1', 'misc2', 'misc3', 'misc10'] as const;
export type Box1099 = (typeof BOXES_1099)[number];

/** The forms that tell the IRS what somebody was paid who is no employee. */
export const FORMS_1099 = ['1099-nec', '1099-misc'] as const;
export type Form1099 = (typeof FORMS_1099)[number];
/** The form that a box is on. */
export const formOf = (box: Box1099): Form1099 => (box === 'nec1' ? '1099-nec' : '1099-misc');
/** A form as people call it: '1099-NEC'. */
export const formTitle = (form: Form1099): string => form.toUpperCase();

/** A box, or none: what is paid is no income of who gets it, such as a reimbursement. */
export const BOX_CHOICES = [...BOXES_1099, 'none'] as const;
export type BoxChoice = (typeof BOX_CHOICES)[number];

/** How forms and boxes are called where people choose one. */
export const LABELS_1099 = {
  '1099-nec': '1099-NEC',
  '1099-misc': '1099-MISC',
  nec1: '1099-NEC box 1 (pay)',
  misc1: '1099-MISC box 1 (rents)',
  misc2: '1099-MISC box 2 (royalties)',
  misc3: '1099-MISC box 3 (other income)',
  misc10: '1099-MISC box 10 (attorneys)',
} as const;
