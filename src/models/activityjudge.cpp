// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/activityjudge.h"

#include "models/activitymodel.h"
#include "wording/purposes.h"

#include <array>

using runlatch::http::ExchangeRecord;

namespace runlatch::models {

namespace {

constexpr std::array ExchangeStates{QStringView(u"sent"), QStringView(u"received"), QStringView(u"problem")};
constexpr std::array NoStatus{QStringView(u"none")};
constexpr std::array ExchangeFields{
    filter::Field{u"is", filter::Field::Type::Choice, ExchangeStates},
    filter::Field{u"method"},
    filter::Field{u"status", filter::Field::Type::Status, NoStatus},
    filter::Field{u"host"},
    filter::Field{u"path"},
    filter::Field{u"for"},
    filter::Field{u"took", filter::Field::Type::Duration},
    filter::Field{u"size", filter::Field::Type::Size},
    filter::Field{u"try", filter::Field::Type::Number},
    filter::Field{u"time", filter::Field::Type::Time},
};

class ExchangeRow final : public filter::Row
{
public:
    explicit ExchangeRow(const ListedExchange &exchange)
        : m_exchange(exchange)
        , m_record(exchange.record)
    {
    }

    bool has(int field, const filter::Word &word) const override
    {
        return has(m_record, field, word) || (m_exchange.received && has(*m_exchange.received, field, word));
    }
    bool is(int field, int choice) const override
    {
        if (field == Status)
            return m_record.status == 0;
        if (choice == Problem)
            return ActivityModel::isProblem(m_exchange);
        return choice == Sent ? m_exchange.isSent() : m_exchange.isReceived();
    }
    QDateTime time(int) const override { return m_record.startedAt; }
    double number(int field) const override
    {
        switch (static_cast<FieldIndex>(field)) {
        case Status: return m_record.status > 0 ? m_record.status : qQNaN();
        case Took: return double(m_record.took.count());
        case Size: return double(m_record.requestBytes + m_record.responseBytes);
        case Try: return m_record.attempt;
        case Anywhere:
        case Is:
        case Method:
        case Host:
        case Path:
        case For:
        case Time: break;
        }
        Q_UNREACHABLE();
    }

private:
    /// In ExchangeFields.
    enum FieldIndex { Anywhere = filter::Term::Anywhere, Is, Method, Status, Host, Path, For, Took, Size, Try, Time };
    static_assert(ExchangeFields.size() == Time + 1);
    enum StateIndex { Sent, Received, Problem }; // in ExchangeStates

    static bool has(const ExchangeRecord &record, int field, const filter::Word &word)
    {
        const QString method = QString::fromUtf8(record.method);
        switch (static_cast<FieldIndex>(field)) {
        case Anywhere:
            return word.isIn(method) || word.isIn(record.host) || word.isIn(record.path) || isFor(record, word)
                || word.isIn(ActivityModel::statusText(record));
        case Method: return word.begins(method);
        case Host: return word.isIn(record.host);
        case Path: return word.isIn(record.path);
        case For: return isFor(record, word);
        case Is:
        case Status:
        case Took:
        case Size:
        case Try:
        case Time: break;
        }
        Q_UNREACHABLE();
    }
    static bool isFor(const ExchangeRecord &record, const filter::Word &word)
    {
        return word.isIn(record.purpose) || word.isIn(wording::purposeWords(record.purpose));
    }

    const ListedExchange &m_exchange;
    const ExchangeRecord &m_record; ///< whose figures and time are judged
};

} // namespace

std::span<const filter::Field> ActivityJudge::fields()
{
    return ExchangeFields;
}

ActivityJudge::ActivityJudge(const filter::Expression &expression)
    : m_matcher(expression)
{
}

bool ActivityJudge::accepts(const ListedExchange &exchange) const
{
    return m_matcher.accepts(ExchangeRow(exchange));
}

void ActivityJudge::operator()(QPromise<QList<int>> &promise, const QList<ListedExchange> &exchanges) const
{
    QList<int> accepted;
    for (int index = 0; index < exchanges.size(); ++index) {
        if (promise.isCanceled())
            return;
        if (accepts(exchanges.at(index)))
            accepted.append(index);
    }
    promise.addResult(accepted);
}

} // namespace runlatch::models
