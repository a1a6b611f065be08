/**
 * Names what the measurements mean. It must rise whenever the same file could
 * measure differently: a changed measure, threshold, model, decoder (a new
 * version of the image library too) or rounding, a field added, or a failure
 * that was stored as a measurement before. Stored measurements of another
 * version are measured anew, so forgetting it leaves old figures in new
 * reports. A change that only judges or words differently belongs to the rule
 * book's version instead.
 */
export const ENGINE_VERSION = '2.27.0';
