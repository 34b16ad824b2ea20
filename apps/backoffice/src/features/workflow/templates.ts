import type { WorkflowArrow, WorkflowDefinition, WorkflowNode } from '@balcao/contract/workflow-kinds';

/** What a workflow can begin from. */
export const templateNames = ['blank', 'hours', 'order', 'survey'] as const;
export type TemplateName = (typeof templateNames)[number];
type Said = (
  key:
    | 'open'
    | 'closed'
    | 'word'
    | 'askOrder'
    | 'status'
    | 'sorry'
    | 'surveyWord'
    | 'rate'
    | 'good'
    | 'fair'
    | 'bad'
    | 'why'
    | 'thanks',
) => string;

const column = 330;
const line = 210;
/** The places of steps in columns and lines, and the ways between them as `from.out>to`. */
const made = (
  nodes: readonly (readonly [WorkflowNode['kind'], string, number, number, object])[],
  ways: string,
): WorkflowDefinition => ({
  nodes: nodes.map(([kind, id, x, y, data]) => ({ kind, id, x: x * column, y: y * line, data }) as WorkflowNode),
  arrows: ways.split(' ').map((way): WorkflowArrow => {
    const [from = '', out = '', to = ''] = way.split(/[.>]/);
    return { from, out, to };
  }),
});
const minutes = 1_440;

const templates: Readonly<Record<TemplateName, (said: Said) => WorkflowDefinition>> = {
  hours: (said) =>
    made(
      [
        ['start', 'start', 0, 0, { trigger: 'message', words: '' }],
        ['condition', 'day', 1, 0, { value: 'weekday', comparison: 'below', against: '6' }],
        ['condition', 'from', 2, 0, { value: 'hour', comparison: 'atLeast', against: '8' }],
        ['condition', 'to', 3, 0, { value: 'hour', comparison: 'below', against: '18' }],
        ['answer', 'open', 4, 0, { text: said('open'), buttons: [], minutes }],
        ['handOver', 'people', 5, 0, {}],
        ['answer', 'closed', 4, 1, { text: said('closed'), buttons: [], minutes }],
        ['end', 'end', 5, 1, {}],
      ],
      'start.next>day day.yes>from day.no>closed from.yes>to from.no>closed to.yes>open to.no>closed open.next>people closed.next>end',
    ),
  order: (said) =>
    made(
      [
        ['start', 'start', 0, 0, { trigger: 'keyword', words: said('word') }],
        ['ask', 'number', 1, 0, { text: said('askOrder'), value: 'order', minutes }],
        [
          'call',
          'look',
          2,
          0,
          {
            method: 'GET',
            address: 'https://api.example.com/orders/{{order}}',
            body: '',
            kept: [{ path: 'status', value: 'status' }],
          },
        ],
        ['answer', 'status', 3, 0, { text: said('status'), buttons: [], minutes }],
        ['end', 'end', 4, 0, {}],
        ['answer', 'sorry', 3, 1, { text: said('sorry'), buttons: [], minutes }],
        ['handOver', 'people', 4, 1, {}],
      ],
      'start.next>number number.answered>look number.late>end look.ok>status look.failed>sorry status.next>end sorry.next>people',
    ),
  survey: (said) =>
    made(
      [
        ['start', 'start', 0, 0, { trigger: 'keyword', words: said('surveyWord') }],
        [
          'answer',
          'rate',
          1,
          0,
          {
            text: said('rate'),
            buttons: [{ label: said('good') }, { label: said('fair') }, { label: said('bad') }],
            minutes,
          },
        ],
        ['ask', 'why', 2, 1, { text: said('why'), value: 'comment', minutes }],
        ['answer', 'thanks', 3, 0, { text: said('thanks'), buttons: [], minutes }],
        ['end', 'end', 4, 0, {}],
      ],
      'start.next>rate rate.button0>thanks rate.button1>why rate.button2>why rate.other>thanks rate.late>end why.answered>thanks why.late>end thanks.next>end',
    ),
  blank: () =>
    made(
      [
        ['start', 'start', 0, 0, { trigger: 'message', words: '' }],
        ['end', 'end', 1, 0, {}],
      ],
      'start.next>end',
    ),
};
/** A draft to begin from, its texts in the language of the page. */
export const definitionOf = (name: TemplateName, said: Said): WorkflowDefinition => templates[name](said);
