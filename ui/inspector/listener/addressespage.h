// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/receiveroptions.h"

#include <QWidget>

#include <functional>

class QCheckBox;

namespace runlatch::ui {

class AddressForm;
class BoundedNumber;
class FormList;
class Segmented;

/// The addresses of the listener: a list, and the form of the chosen one. Below it, what holds for all of them.
class AddressesPage final : public QWidget
{
    Q_OBJECT

public:
    explicit AddressesPage(const inspector::ReceiverOptions &options, QWidget *parent = nullptr);

    void apply(inspector::ReceiverOptions &options) const; ///< sets what is edited here
    void setChecked(bool isChecked);                       ///< whether each endpoint has a key
    bool startsWithProgram() const;
    void setStartsWithProgram(bool starts);
    bool check(); ///< false if some input is invalid: its form is chosen, and its field shows the error
    /// Reads all certificates, in threads of the pool. An error is shown at its field, and `done` is not called.
    void read(std::function<void()> done);

signals:
    void grown();    ///< a field or an error became visible
    void unusable(); ///< a certificate cannot be read, which its field says

private:
    void buildLayout();
    AddressForm *add(const inspector::ListenerAddress &address);
    void addCopy(const inspector::ListenerAddress &address);
    void readFrom(qsizetype number, const std::function<void()> &done);
    QList<AddressForm *> forms() const;

    FormList *m_list;
    Segmented *m_rule;
    BoundedNumber *m_largestBody; ///< megabytes
    QCheckBox *m_starts;
    bool m_isChecked = false;
};

} // namespace runlatch::ui
