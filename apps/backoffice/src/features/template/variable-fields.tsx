import { templateVariablesAtMost } from '@balcao/contract/template-form';
import { Button } from '@balcao/ui/button.tsx';
import { Box, Grid, Muted, Row } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useTranslations } from 'use-intl';
import { emptyVariable, type TemplateForm } from './use-template-form.ts';

/** The variables of a template, the same in every language, each with a sample. */
export const VariableFields = ({ form }: { form: TemplateForm }) => {
  const t = useTranslations('template');
  const shared = useTranslations('shared');
  const { variables } = form.values;
  return (
    <Box as="fieldset" framed rounded="lg" p={16} aria-label={t('variables')}>
      <Muted mb={12} pretty>
        {t('variablesHelp', { example: '{{nome}}' })}
      </Muted>
      <Grid gap={12}>
        {variables.map(({ key }, index) => (
          <Row key={key} gap={12} rowGap={8} align="end" wrap>
            <TextInput
              label={t('variableName', { number: index + 1 })}
              autoComplete="off"
              autoCapitalize="off"
              maxLength={30}
              {...form.getInputProps(`variables.${index}.name`)}
            />
            <TextInput
              label={t('sample', { number: index + 1 })}
              autoComplete="off"
              {...form.getInputProps(`variables.${index}.sample`)}
            />
            <Button
              variant="subtle"
              size="xs"
              aria-label={t('removeVariable', { number: index + 1 })}
              onClick={() => form.removeListItem('variables', index)}
            >
              {shared('remove')}
            </Button>
          </Row>
        ))}
      </Grid>
      <Button
        variant="default"
        mt={12}
        disabled={variables.length >= templateVariablesAtMost}
        onClick={() => form.insertListItem('variables', emptyVariable())}
      >
        {t('addVariable')}
      </Button>
    </Box>
  );
};
