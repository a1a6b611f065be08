/**
 * Names what the measurements mean. Bump it whenever the same file could
 * measure differently: a changed measure, threshold, model, decoder or rounding.
 * Stored measurements of another version are measured anew. A change that only
 * judges or words differently belongs to the rule book's version instead.
 */
export const ENGINE_VERSION = '1.0.0';
