// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/deliveryreader.h"

#include "store/captures/capturecolumns.h"
#include "store/captures/importmark.h"
#include "store/captures/storedrow.h"

#include <algorithm>

namespace runlatch::store {

namespace {

constexpr char NewestIds[] = "SELECT id FROM captures WHERE task_result_id = ? AND callback_host = ? AND imported = 0"
                             " ORDER BY id DESC LIMIT ?";
constexpr char CountAndPrevious[] = "SELECT COUNT(*), MAX(CASE WHEN id < ? THEN id ELSE 0 END) FROM captures"
                                    " WHERE task_result_id = ? AND callback_host = ? AND imported = 0";
constexpr char NewestReplies[] = "SELECT sent_at, status, http, error_kind, automatic FROM replies"
                                 " WHERE capture_id = ? ORDER BY id DESC LIMIT ?";

} // namespace

base::Result<Deliveries> DeliveryReader::deliveries(qint64 id, int limit)
{
    const auto asked = storedRow(m_database, id);
    if (!asked)
        return asked.error();
    Deliveries found{.newest = {}, .total = 1, .previous = 0};
    QList<qint64> ids{id};
    if (isOfTask(*asked)) {
        const auto same = newest(*asked, std::clamp(limit, 1, 1000));
        if (!same)
            return same.error();
        ids = *same;
        if (auto done = count(*asked, found); !done)
            return done.error();
    }
    for (auto next = ids.crbegin(); next != ids.crend(); ++next) {
        const auto other = *next == id ? asked : storedRow(m_database, *next);
        const auto sent = replies(*next);
        if (!other || !sent)
            return other ? sent.error() : other.error();
        found.newest.append({*other, *sent});
        if (*next < id && other->verdict == protocol::Verdict::Valid)
            found.previous = *next;
    }
    return found;
}

base::Result<QList<qint64>> DeliveryReader::newest(const CaptureRow &row, int limit)
{
    return m_database.numbers(NewestIds, {row.taskResultId, row.callbackHost, limit});
}

base::Done DeliveryReader::count(const CaptureRow &row, Deliveries &found)
{
    const auto rows = m_database.query(CountAndPrevious, {row.id, row.taskResultId, row.callbackHost});
    if (!rows)
        return rows.error();
    if ((*rows)->next()) {
        found.total = (*rows)->number(0);
        found.previous = (*rows)->number(1);
    }
    return (*rows)->done();
}

base::Result<QList<SentReply>> DeliveryReader::replies(qint64 id)
{
    const auto rows = m_database.query(NewestReplies, {id, Delivery::MaxReplies});
    if (!rows)
        return rows.error();
    QList<SentReply> sent;
    while ((*rows)->next()) {
        SentReply reply{timeOf(**rows, 0), {}, (*rows)->text(1), int((*rows)->number(2)), {}, (*rows)->number(4) != 0};
        readStoredErrorKind(reply, (*rows)->text(3));
        sent.prepend(reply);
    }
    if (auto done = (*rows)->done(); !done)
        return done.error();
    return sent;
}

} // namespace runlatch::store
