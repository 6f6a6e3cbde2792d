import type { BaseLogger } from 'pino';
import type { z } from 'zod';
import { assertOutsideTransaction } from '#platform/db/outside-transaction.ts';

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
        // Only the name: the client's error messages quote the prompt and the answer.
        log.warn({ problem: (problem as Error).name }, 'language model gave no usable answer');
        return null;
      } finally {
        underWay -= 1;
      }
    },
  };
}

async function answerOf<Schema extends z.ZodType>(
  { baseUrl, apiKey, model }: LanguageModelSettings,
  { instructions, input, schema, maximumTokens }: Question<Schema>,
): Promise<z.output<Schema>> {
  // Loaded with the first query, so that a product without a model never pays for it.
  const [{ extractJsonMiddleware, generateText, Output, wrapLanguageModel }, { createOpenAICompatible }] =
    await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    fetch: fetchBounded,
  });
  const { output } = await generateText({
    // Some models wrap their JSON in a Markdown code block.
    model: wrapLanguageModel({ model: provider(model), middleware: extractJsonMiddleware() }),
    output: Output.object({ schema }),
    system: instructions,
    prompt: JSON.stringify(input),
    maxOutputTokens: maximumTokens,
    temperature: 0.2,
    maxRetries: 0,
    abortSignal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return schema.parse(output);
}

/** Follows no redirect, because the key would travel with it, and limits the size of the answer. */
const fetchBounded: typeof fetch = async (address, options) => {
  const response = await fetch(address, { ...options, redirect: 'error' });
  let bytes = 0;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MAXIMUM_ANSWER_BYTES) controller.error(new Error('The answer is too long.'));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted ?? null, { status: response.status, headers: response.headers });
};
