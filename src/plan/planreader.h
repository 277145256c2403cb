// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "plan/jsonvalue.h"
#include "plan/planfault.h"

#include <QHash>

#include <functional>

namespace runlatch::plan {

/// Reads the text of a plan into its index, by simdjson on demand: what nobody asks for is skipped, not read. Internal
/// to this library.
class PlanReader
{
public:
    /// `index` has the text and its size, with room behind it for simdjson.
    explicit PlanReader(PlanIndex &index);
    std::optional<base::Error> read();

private:
    struct Member
    {
        QByteArrayView key; ///< as it is meant; good until the next member is read
        TextPlace written;
        JsonValue value;
    };
    using TakeMember = std::function<bool(const Member &)>;
    using TakeElement = std::function<bool(JsonValue)>;

    bool readTop(const Member &member);
    bool readVersion(JsonValue value);
    bool readErrored(JsonValue value);
    bool readPart(JsonValue value, const char *what, Part part);
    bool readOutputs(JsonValue value);
    bool readDeferred(JsonValue value);
    bool readResource(JsonValue value, Part part, ChangeEntry entry);
    bool readResourceMember(const Member &member, ChangeEntry &entry);
    bool readMode(JsonValue value, ChangeEntry &entry);
    bool readIndex(JsonValue value, ChangeEntry &entry);
    bool readChange(JsonValue value, ChangeEntry &entry);
    bool readActions(JsonValue value, ChangeEntry &entry);
    bool readImport(JsonValue value, ChangeEntry &entry);
    bool readIdentity(JsonValue value, ChangeEntry &entry);
    bool readCheck(JsonValue value);
    bool readCheckMember(const Member &member, Check &check);
    bool readProblems(JsonValue instances, Check &check);
    bool readInvocations(JsonValue value, const char *what, bool isDeferred);
    bool readInvocation(const Member &member, Invocation &invocation);
    bool readDeferredInvocation(const Member &member, Invocation &invocation);
    bool append(Part part, const ChangeEntry &entry);
    void finish();

    // null counts as a member that is missing. `what` names the value in an error.
    bool eachMember(JsonValue value, const char *what, const TakeMember &take);
    bool eachMember(simdjson::ondemand::object object, const TakeMember &take);
    bool eachElement(JsonValue value, const char *what, const TakeElement &take);
    bool readText(JsonValue value, const char *what, TextPlace &place);
    bool readText(JsonValue value, const char *what, QString &text, qsizetype most);
    bool readTruth(JsonValue value, const char *what, std::optional<bool> &truth);
    bool readShared(JsonValue value, const char *what, SharedName kind, ChangeEntry &entry);

    bool wrong(const char *what);
    bool broken(simdjson::error_code code);
    bool fail(const base::Error &error);
    qsizetype here(); ///< where simdjson is
    TextPlace placeOf(QByteArrayView part) const;
    TextPlace upToHere(TextPlace begin);

    PlanIndex &m_index;
    const QByteArrayView m_text;
    simdjson::ondemand::parser m_parser;
    simdjson::ondemand::document m_document;
    std::array<std::vector<ChangeEntry>, PartCount> m_parts;
    std::array<QHash<QByteArrayView, quint32>, SharedNameCount> m_numbers;
    QByteArray m_key;       ///< of a member, where it has escapes
    bool m_isState = false; ///< it has `values`, as the state that `terraform show -json` writes
    bool m_isPlan = false;
    std::optional<base::Error> m_error;
};

} // namespace runlatch::plan
