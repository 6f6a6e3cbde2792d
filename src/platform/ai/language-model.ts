import type { BaseLogger } from 'pino';
import { z } from 'zod';
import { assertOutsideTransaction } from '#platform/db/outside-transaction.ts';
import { readJson } from '#platform/outside/read-json.ts';

export interface LanguageModelSettings {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
}

export interface Question<Schema extends z.ZodType> {
  /** The system prompt; nothing in it comes from a caller. */
  instructions: string;
  /** User input. The model treats it as data, and whatever the model makes of it must still match the schema. */
  input: string;
  schema: Schema;
  maximumTokens: number;
}

export interface LanguageModelPort {
  /** Null when the model did not answer in time or not in the schema; the caller then goes without. Never throws. */
  ask<Schema extends z.ZodType>(question: Question<Schema>): Promise<z.output<Schema> | null>;
}

const MAXIMUM_UNDER_WAY = 8;
const TIMEOUT_MS = 8_000;
const MAXIMUM_ANSWER_BYTES = 256 * 1024;

/** Queries a model behind an OpenAI-compatible address. Only a few queries run at once; callers beyond that get null. */
export function createLanguageModel(settings: LanguageModelSettings, log: Pick<BaseLogger, 'warn'>): LanguageModelPort {
  let underWay = 0;
  return {
    async ask(question) {
      assertOutsideTransaction('the language model');
      if (underWay >= MAXIMUM_UNDER_WAY) return null;
      underWay += 1;
      try {
        return await answerOf(settings, question);
      } catch (problem) {
        // Only the name is logged: the messages of JSON.parse and of the schema may quote the answer.
        log.warn({ problem: (problem as Error).name }, 'language model gave no usable answer');
        return null;
      } finally {
        underWay -= 1;
      }
    },
  };
}

const completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]).rest(z.any()),
});

async function answerOf<Schema extends z.ZodType>(
  { baseUrl, apiKey, model }: LanguageModelSettings,
  { instructions, input, schema, maximumTokens }: Question<Schema>,
): Promise<z.output<Schema>> {
  const response = await fetch(`${baseUrl.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    // With a redirect the key would travel along.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { 'content-type': 'application/json', ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify({
      model,
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: JSON.stringify(input) },
      ],
      max_tokens: maximumTokens,
      temperature: 0.2,
      response_format: { type: 'json_object' },
    }),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw Object.assign(new Error('The language model refused.'), { name: `HTTP ${response.status}` });
  }
  const [{ message }] = completion.parse(await readJson(response, MAXIMUM_ANSWER_BYTES)).choices;
  // Some models wrap their JSON in a Markdown code block.
  const json = /^\s*```(?:json)?\s*\n([^]*?)\n?```\s*$/.exec(message.content)?.[1] ?? message.content;
  return schema.parse(JSON.parse(json));
}
