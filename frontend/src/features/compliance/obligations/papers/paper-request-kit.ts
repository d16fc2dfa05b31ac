import { paperrequestFields } from '../../../../generated/fields/paperrequest';
import type { PaperRequest } from '../../../../lib/api/api-types';
import { recordKit } from '../../../../lib/records/record-kit';

export const paperRequestKit = recordKit<PaperRequest>({
  kind: 'paperrequest',
  what: 'paper request',
  may: 'obligations',
  fields: paperrequestFields,
  form: [
    { name: 'what', wide: true },
    { name: 'clientId', label: 'Client' },
    'documentType',
    { name: 'notes', wide: true, hint: 'The client sees this next to the paper.' },
  ],
  displayName: ({ what }) => what,
  says: {
    added: { title: 'The client was asked', text: 'It appears in the portal and goes out with the next e-mail.' },
  },
});
