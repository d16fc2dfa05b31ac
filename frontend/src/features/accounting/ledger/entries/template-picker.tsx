import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { RecordSelect } from '../../../../components/fields/pickers/record-select';
import { sentenceFor } from '../../../../lib/api/problem';
import { templateOptionsQuery, templateQuery } from '../templates/template-calls';
import { linesOf } from '../templates/template-form';
import type { EntryValues } from './entry-form';

const FILLS = { shouldDirty: true } as const;

/** Fills an entry with what a template says; its date, reference and document stay. */
export function TemplatePicker({ form }: { form: UseFormReturn<EntryValues> }) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState<string>();
  const take = async (id: string) => {
    setChosen(id);
    setProblem(undefined);
    if (id === '') return;
    try {
      const template = await client.fetchQuery(templateQuery(id));
      form.setValue('description', template.description, FILLS);
      form.setValue('clientId', template.clientId ?? '', FILLS);
      form.setValue('lines', linesOf(template), FILLS);
      form.clearErrors(['description', 'clientId', 'lines']);
    } catch (error) {
      setProblem(sentenceFor(error));
    }
  };
  return (
    <RecordSelect
      label="Use Template"
      query={templateOptionsQuery}
      value={chosen}
      onChange={(id) => void take(id)}
      placeholder="None"
      error={problem}
      hint="Fills in the description, the books and the lines."
    />
  );
}
