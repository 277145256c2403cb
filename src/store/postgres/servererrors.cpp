// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/postgres/servererrors.h"

#include "base/rules.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace runlatch::store {

namespace {

/// An SQLSTATE, or the class that it begins with.
struct State
{
    QByteArrayView begin;
    base::Rule rule;
};

// The first row that fits counts.
const std::array States{
    State{"53100", base::Rules::StoreFull},        // disk_full
    State{"53", base::Rules::StoreUnreachable},    // too many connections, out of memory
    State{"25006", base::Rules::StoreStandby},     // read_only_sql_transaction
    State{"28", base::Rules::StoreRefused},        // invalid authorization, or password
    State{"3D000", base::Rules::StoreNoDatabase},  // invalid_catalog_name
    State{"42501", base::Rules::StoreNoRight},     // insufficient_privilege
    State{"42", base::Rules::StoreOtherSchema},    // a table or a column is not what this version made
    State{"08", base::Rules::StoreUnreachable},    // connection exceptions
    State{"57P", base::Rules::StoreUnreachable},   // shutdown, start, database dropped
    State{"25P03", base::Rules::StoreUnreachable}, // idle_in_transaction_session_timeout
    State{"57014", base::Rules::StoreUnreachable}, // query_canceled: statement_timeout
    State{"55P03", base::Rules::StoreUnreachable}, // lock_not_available: lock_timeout
    State{"XX001", base::Rules::StoreCorrupt},     // data_corrupted
    State{"XX002", base::Rules::StoreCorrupt},     // index_corrupted
};

} // namespace

base::Rule ruleOfState(QByteArrayView state)
{
    const auto found = std::ranges::find_if(States, [&](const State &row) { return state.startsWith(row.begin); });
    return found == States.end() ? base::Rules::StoreFailed : found->rule;
}

base::Rule ruleOfConnecting(QByteArrayView message)
{
    static const QRegularExpression coded(u":  ([0-9A-Z]{5}): "_s); // PQERRORS_VERBOSE
    const QString text = QString::fromUtf8(message.first(std::min<qsizetype>(message.size(), 4096)));
    if (const auto match = coded.match(text); match.hasMatch())
        return ruleOfState(match.captured(1).toLatin1());
    const bool isTls = text.contains("certificate"_L1, Qt::CaseInsensitive) || text.contains("SSL"_L1);
    if (isTls)
        return base::Rules::StoreCertificate;
    return text.contains("password"_L1) ? base::Rules::StoreRefused : base::Rules::StoreUnreachable;
}

bool isLoss(base::Rule rule)
{
    return rule == base::Rules::StoreUnreachable;
}

} // namespace runlatch::store
