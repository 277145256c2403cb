// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/signature.h"

using namespace Qt::StringLiterals;

namespace runlatch::wording {

Sentence signatureSentence(const protocol::SignatureCheck &check)
{
    const QString cause = check.verdict == protocol::Verdict::Invalid
        ? check.cause
        : u"verdict."_s + protocol::verdictName(check.verdict);
    return sentenceOfRule(cause).value_or(*sentenceOfRule(u"digest.differs"_s));
}

} // namespace runlatch::wording
