// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

// Lists of rules as those in base/rules.h, which makes the values of them. One rule a line:
// clang-format off

/// Templates of task results.
#define RUNLATCH_TEMPLATES(rule) \
    rule(TemplateName, "template.name") \
    rule(TemplateTooLarge, "template.too-large") \
    rule(TemplateUnreadable, "template.unreadable") \
    rule(TemplateNotWritten, "template.not-written") \
    rule(TemplateTooMany, "template.too-many") \
    rule(TemplateBroken, "template.broken") \
    rule(TemplateResult, "template.result") \
    rule(TemplateOpen, "template.open") \
    rule(TemplatePlaceholder, "template.placeholder") \
    rule(TemplateSecret, "template.secret") \
    rule(TemplatePlaceholders, "template.placeholders") \
    rule(TemplateFilled, "template.filled")

// clang-format on
