// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>
#include <QWidget>

#include <optional>
#include <utility>

class QFormLayout;
class QHBoxLayout;

namespace runlatch::ui {

class CopyRows;

/// A row of the facts of a capture.
struct CaptureFact
{
    enum class Kind {
        Title,  ///< of the facts below it; it has no value
        Words,  ///< a value to read
        Id,     ///< likewise, to copy
        Link,   ///< likewise, to copy and to open
        Digest, ///< hex, shown by its ends, to copy
        Absent, ///< the value says in words why there is none
    };

    Kind kind = Kind::Words;
    QString name;
    QString value = {};
    QString hint = {}; ///< a tool tip

    friend bool operator==(const CaptureFact &, const CaptureFact &) = default;
};

/// Facts as rows. Each value can be selected; a link is shown with its whole address before it opens. Invisible
/// characters are shown by their codes (text::markedText); what is copied by a button is exact.
class FactsForm final : public QWidget
{
    Q_OBJECT

public:
    explicit FactsForm(QWidget *parent = nullptr);

    void setFacts(const QList<CaptureFact> &facts); ///< what does not change keeps the focus and the selected text

protected:
    void changeEvent(QEvent *event) override;

private:
    /// A control by its name and its description for screen readers.
    using Place = std::pair<QString, QString>;

    std::optional<Place> focusedPlace() const; ///< nullopt if the focus is elsewhere
    void focus(const Place &place);
    void insert(int row, const CaptureFact &fact);
    void insertTitle(int row, const QString &title);
    QHBoxLayout *makeCopyable(const CaptureFact &fact);
    void addLink(QHBoxLayout &row, const CaptureFact &fact);

    QFormLayout *m_form;
    CopyRows *m_copies;
    QList<CaptureFact> m_facts; ///< a row each
};

} // namespace runlatch::ui
